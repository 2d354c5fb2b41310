// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/** Its class file is loaded by WithoutTableLoader without tables of local variables. */
final class WithoutTable {
    private WithoutTable() {
    }

    /** Slots: i 0, j 1, d 3, f 5, o 6. */
    static void method(int i, long j, double d, float f, Object o) {
        Agent.probe(WithoutTable.class);
        Agent.say("bare: " + i + " " + j + " " + o + " " + d + " " + f);
    }

    /** Called by reflection: the class is not that of the application's loader. */
    public static void run() {
        method(-5, 0x500000006L, 2.25, 1.5f, "text");
    }
}
