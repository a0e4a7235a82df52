//! Constants as numbers: conversion and rounding.

use super::{Const, Scalar};
use trefoil_ir::half;

/// An integer cut to the width of its type and extended again.
pub(crate) fn wrap(value: i64, scalar: Scalar) -> i64 {
    use Scalar::*;
    match scalar {
        Bool => (value != 0).into(),
        // A constant of a minimum precision has just that, whatever its operations are done in.
        I16 | Min16Int | Min12Int => value as i16 as i64,
        U16 | Min16Uint => value as u16 as i64,
        I32 => value as i32 as i64,
        U32 | Int8x4 | Uint8x4 => value as u32 as i64,
        _ => value,
    }
}

/// A float rounded to its type's precision.
pub(crate) fn round(value: f64, scalar: Scalar) -> f64 {
    use Scalar::*;
    match scalar {
        F16 => half::to_f32(half::from_f64(value)).into(),
        F32 | Half | Min16Float | Min10Float => f64::from(value as f32),
        _ => value,
    }
}

/// A constant in another type.
pub(crate) fn convert(value: Const, from: Scalar, to: Scalar) -> Const {
    if to == Scalar::Bool {
        return Const::Bool(truth(value));
    }
    if to.is_float() {
        return Const::Float(round(as_float(value, from), to));
    }
    let int = match value {
        Const::Bool(b) => b.into(),
        Const::Int(v) => v,
        Const::Float(v) => float_to_int(v, to),
    };
    Const::Int(wrap(int, to))
}

/// The integer of a type that is nearest to a float without its fraction; zero for what is no number.
fn float_to_int(v: f64, to: Scalar) -> i64 {
    use Scalar::*;
    match to {
        I16 => (v as i16).into(),
        U16 => (v as u16).into(),
        I32 | Min16Int | Min12Int => (v as i32).into(),
        U32 | Int8x4 | Uint8x4 | Min16Uint => (v as u32).into(),
        U64 => v as u64 as i64,
        _ => v as i64,
    }
}

fn as_float(value: Const, from: Scalar) -> f64 {
    match value {
        Const::Bool(b) => f64::from(u8::from(b)),
        Const::Int(v) if from == Scalar::U64 => v as u64 as f64,
        Const::Int(v) => v as f64,
        Const::Float(v) => v,
    }
}

/// Whether a constant is not zero.
pub(crate) fn truth(value: Const) -> bool {
    match value {
        Const::Bool(b) => b,
        Const::Int(v) => v != 0,
        Const::Float(v) => v != 0.0,
    }
}
