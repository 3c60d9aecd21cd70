import CPNG

/// Opens the null device in place of each of standard input, output and error that is closed: otherwise a
/// picture gets its number, and messages are written into the picture.
///
/// A program calls it first. The C function runs by itself when the program is loaded, but a linker may leave
/// out what nothing calls.
public func fillStandardStreams() { vitrine_fill_standard_streams() }
