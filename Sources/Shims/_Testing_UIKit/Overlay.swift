// Swift Testing adds this module to every file that imports it and UIKit, whatever UIKit is. Without it such files do
// not compile; there is nothing in it that pictures need.
