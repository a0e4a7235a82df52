// -T lib_6_8 => dxil
struct R { min16float a; min16uint2 b; float c; };
[shader("node")] [NodeLaunch("thread")]
void m(RWThreadNodeInputRecord<R> i)
{
    i.Get().a = i.Get().b.x + i.Get().c; //~ 15: warning: conversion from larger type 'float' to smaller type 'min16float', possible loss of data [-Wconversion]
}
