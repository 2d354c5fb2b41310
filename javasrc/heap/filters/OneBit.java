// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;
import classfile.OwnFields;

/** A class with one field, which is the probe's subject. */
final class OneBit {
    int value = 1;

    private OneBit() {
    }

    public static void main(String[] args) {
        OwnFields.need(OneBit.class);
        Agent.probe(OneBit.class);
    }
}
