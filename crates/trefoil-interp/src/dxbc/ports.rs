//! Signatures: which element of the program a component of a register is.

use super::damaged;
use crate::program::{Element, Program, Stage};
use crate::{Fault, Result};
use std::collections::BTreeMap;
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{self as tokens, File, Select, control};
use trefoil_dxcontainer::sigpart::{self, Form, Row};
use trefoil_dxcontainer::{Container, FourCc, Semantic};

/// A signature of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    Input,
    Output,
    Patch,
}

/// An element, and the registers that it lies in.
#[derive(Clone, Debug)]
pub(super) struct Port {
    side: Side,
    /// The element's number.
    pub(super) element: u32,
    /// The first register; none where it has one of its own.
    register: Option<u32>,
    rows: u32,
    mask: u8,
    pub(super) stream: u32,
    kind: Semantic,
    /// Whether it holds reals.
    pub(super) is_real: bool,
}

impl Port {
    /// The component of the element that a component of its registers is.
    pub(super) fn col(&self, comp: u8) -> u8 {
        comp.wrapping_sub(self.mask.trailing_zeros() as u8)
    }

    /// The first register.
    pub(super) fn first(&self) -> u32 {
        self.register.unwrap_or(0)
    }

    /// Each component of each of its registers.
    pub(super) fn cells(&self) -> impl Iterator<Item = (u32, u8)> {
        let (first, rows, mask) = (self.first(), self.rows, self.mask);
        (first..first + rows)
            .flat_map(move |row| (0..4).filter(move |c| mask >> c & 1 != 0).map(move |c| (row, c)))
    }
}

/// How an input goes from vertices to pixels where nothing says it.
const LINEAR: u8 = 2;

/// The interpolation of a pixel shader's inputs as they are declared, by the register and the component.
fn interpolations(code: &tokens::Program) -> BTreeMap<(u32, u32), u8> {
    let mut modes = BTreeMap::new();
    for inst in &code.instructions {
        if !matches!(inst.op, Op::DclInputPs | Op::DclInputPsSgv | Op::DclInputPsSiv) {
            continue;
        }
        let Some(operand) = inst.operands.first() else { continue };
        if let (Select::Mask(mask), Some(index)) = (operand.select, operand.indices.iter().next()) {
            let mode = (inst.controls >> control::MODE_SHIFT & 15) as u8;
            let comps = (0..4).filter(|comp| mask >> comp & 1 != 0);
            modes.extend(comps.map(|comp| ((index.number, comp), mode)));
        }
    }
    modes
}

/// All elements.
#[derive(Clone, Debug, Default)]
pub(super) struct Ports(Vec<Port>);

impl Ports {
    /// Reads the signature parts into the program's signatures.
    pub(super) fn read(
        container: &Container<'_>,
        code: &tokens::Program,
        program: &mut Program,
    ) -> Result<Ports> {
        let mut ports = Ports::default();
        let modes = if program.stage == Stage::Pixel { interpolations(code) } else { BTreeMap::new() };
        let parts = [
            (Side::Input, FourCc::ISGN),
            (Side::Output, FourCc::OSGN),
            (Side::Output, FourCc::OSG5),
            (Side::Patch, FourCc::PCSG),
        ];
        for (side, name) in parts {
            let (Some(data), Some(form)) = (container.part(name), Form::of(name)) else { continue };
            for row in sigpart::parse(data, form).map_err(damaged)? {
                let mut own = (0..4).filter(|comp| row.mask >> comp & 1 != 0);
                let mode = own.find_map(|comp| modes.get(&(row.register, comp)).copied());
                ports.add(side, row, mode.filter(|_| side == Side::Input), program);
            }
        }
        Ok(ports)
    }

    /// Adds a row, with its interpolation where that is declared: another of the element before where it goes on with that.
    fn add(&mut self, side: Side, row: Row, mode: Option<u8>, program: &mut Program) {
        let list = match side {
            Side::Input => &mut program.inputs,
            Side::Output => &mut program.outputs,
            Side::Patch => &mut program.patch,
        };
        let semantic = row.name.to_ascii_uppercase();
        let register = (row.register != u32::MAX).then_some(row.register);
        if let (Some(port), Some(element)) =
            (self.0.last_mut().filter(|port| port.side == side), list.last_mut())
        {
            let next = port.register.map(|first| first + port.rows);
            let goes_on =
                next.is_some() && next == register && port.mask == row.mask && port.stream == row.stream;
            let last = element.indices.last().copied().unwrap_or(0);
            let alike = mode.is_none_or(|mode| mode == element.interpolation)
                && element.component == row.component as u8;
            if goes_on && alike && element.semantic == semantic && last.checked_add(1) == Some(row.index) {
                element.indices.push(row.index);
                port.rows += 1;
                return;
            }
        }
        // What an input means to the stage before is any value to this one.
        let kind =
            if side == Side::Input && row.system_value == 0 { Semantic::Arbitrary } else { row.kind() };
        let element = list.len() as u32;
        let is_real = row.component.is_float();
        list.push(Element {
            id: element,
            semantic,
            indices: vec![row.index],
            component: row.component as u8,
            kind: kind.number() as u8,
            interpolation: mode.unwrap_or(LINEAR),
            cols: row.mask.count_ones() as u8,
            stream: row.stream,
        });
        let mask = if register.is_none() { 1 } else { row.mask };
        self.0.push(Port { side, element, register, rows: 1, mask, stream: row.stream, kind, is_real });
    }

    /// The element that a component of a register belongs to.
    pub(super) fn find(&self, side: Side, register: u32, comp: u8) -> Result<&Port> {
        let holds = |port: &&Port| {
            let rows = port.register.map(|first| first..first + port.rows);
            port.side == side
                && port.mask >> comp & 1 != 0
                && rows.is_some_and(|rows| rows.contains(&register))
        };
        let found = self.0.iter().find(holds);
        found.ok_or_else(|| Fault::damaged(format!("register {register} of {side:?} in no signature")))
    }

    /// The output that a register of its own stands for.
    pub(super) fn special(&self, file: File) -> Result<&Port> {
        let is_of = |kind: Semantic| match file {
            File::OutputDepth => kind == Semantic::Depth,
            File::OutputDepthGe => kind == Semantic::DepthGreaterEqual,
            File::OutputDepthLe => kind == Semantic::DepthLessEqual,
            File::OutputCoverage => kind == Semantic::Coverage,
            File::OutputStencilRef => kind == Semantic::StencilRef,
            _ => false,
        };
        let found = self.0.iter().find(|port| port.side == Side::Output && is_of(port.kind));
        found.ok_or_else(|| Fault::damaged(format!("{} in no signature", file.text())))
    }

    /// The outputs that go to a stream.
    pub(super) fn of_stream(&self, stream: u32) -> impl Iterator<Item = &Port> {
        self.0.iter().filter(move |port| port.side == Side::Output && port.stream == stream)
    }

    /// All elements of a signature.
    pub(super) fn of(&self, side: Side) -> impl Iterator<Item = &Port> {
        self.0.iter().filter(move |port| port.side == side)
    }
}
