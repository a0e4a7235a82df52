// The macros that name the compiler's version are those of the DXC whose language this is.
// RUN: %trefoil compile %s -T lib_6_3 -P -o - | %filecheck %s

// CHECK: version 1 8 0 4597
version __DXC_VERSION_MAJOR __DXC_VERSION_MINOR __DXC_VERSION_RELEASE __DXC_VERSION_COMMITS
