//! What shaders print: stores to a buffer that nothing is bound to.
//!
//! The front end lowers what prints to stores to a raw buffer in a register space of its own: first the number of the text at
//! byte 0, then the values, which all go to higher bytes. The stores of one call stand together, so that the lanes are the same.

use super::call::Operation;
use super::frame::{Frame, each};
use super::machine::{Machine, Wave};
use crate::outcome::Message;
use crate::program::{Class, REPORT_SPACE};
use crate::world::Binding;

/// Limit on the messages that are kept.
const MAX_MESSAGES: usize = 1 << 20;
/// Limit on the values of a message.
const MAX_VALUES: usize = 64;

impl Machine<'_> {
    /// Whether a store is part of a message.
    pub(super) fn is_message(&self, frame: &Frame, call: &Operation<'_>, lanes: u64) -> bool {
        if self.reports.is_none() || lanes == 0 {
            return false;
        }
        let handle = frame.value(call.operands[0], lanes.trailing_zeros());
        matches!(self.seen(handle), Some((Binding::Register(Class::Uav, REPORT_SPACE, _), _)))
    }

    /// Begins messages, or adds values to them.
    pub(super) fn note_message(&mut self, wave: &Wave, frame: &Frame, call: &Operation<'_>, lanes: u64) {
        let v = call.operands;
        each(lanes, |lane| {
            let place = frame.get(v[1], lane) as u32;
            let open = &mut self.open_messages[lane as usize & 63];
            if place == 0 {
                *open = u32::MAX;
                if self.outcome.messages.len() < MAX_MESSAGES {
                    *open = self.outcome.messages.len() as u32;
                    let (who, text) = (self.who(wave, lane), frame.get(v[3], lane) as u32);
                    self.outcome.messages.push(Message { who, text, values: Vec::new() });
                }
                return;
            }
            let Some(message) = self.outcome.messages.get_mut(*open as usize) else { return };
            let mask = frame.get(v[7], lane);
            for i in (0..4).filter(|i| mask >> i & 1 != 0) {
                if message.values.len() < MAX_VALUES {
                    message.values.push((call.ty, frame.get(v[3 + i], lane)));
                }
            }
        });
    }
}
