import CPNG

/// Opens the null device for each of standard input, output and error that is closed: otherwise a picture
/// would get its descriptor, and messages would be written into the picture.
///
/// Programs call it first. The C function runs by itself when the program is loaded, but a linker may omit
/// functions that are never called.
public func fillStandardStreams() { vitrine_fill_standard_streams() }
