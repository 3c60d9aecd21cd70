// Draws nothing. The list of what is linked into it is what `vitrine render Path/To/Extension` links an extension with.
