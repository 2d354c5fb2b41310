// SPDX-License-Identifier: Apache-2.0
package heap.filters;

import assay.Agent;

/** Two strings made at run time, so that no constant pool holds their equals. */
final class Strings {
    static final Object[] OBJECTS = {
        new String(new char[] {'a', 's', 's', 'a', 'y', '\u5eed', '0'}),
        new String(new char[] {'a', 's', 's', 'a', 'y', '\u5eed', '1'}),
    };

    private Strings() {
    }

    public static void main(String[] args) {
        Agent.probe(OBJECTS);
    }
}
