// A library for older validators: the runtime's table says of a function that any stage may call it, of those that the validator knows.
// RUN: %trefoil dxc %s -T lib_6_3 -validator-version 1.3 -Fo %t.3.dxil
// RUN: %dxc-validate %t.3.dxil
// RUN: %trefoil dxc %s -T lib_6_3 -validator-version 1.4 -Fo %t.4.dxil
// RUN: %dxc-validate %t.4.dxil
// RUN: %trefoil dxc %s -T lib_6_5 -validator-version 1.5 -Fo %t.5.dxil
// RUN: %dxc-validate %t.5.dxil
// RUN: %trefoil dxc %s -T lib_6_3 -validator-version 1.7 -Fo %t.7.dxil
// RUN: %dxc-validate %t.7.dxil
// RUN: %trefoil validate %t.3.dxil %t.4.dxil %t.5.dxil %t.7.dxil

RWBuffer<float> numbers : register(u0);

export float scaled(float x) { return x * numbers[0]; }
export double twice(double x) { return x * 2; }
