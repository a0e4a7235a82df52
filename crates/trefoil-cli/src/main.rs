//! The program `trefoil`: compile, disassemble and inspect shaders from the command line.

fn main() {}
