// SPDX-License-Identifier: Apache-2.0
package local;

import assay.Agent;

/** Its class file is loaded by WithoutTableLoader without tables of local variables. */
final class WithoutTable {
    private WithoutTable() {
    }

    /** Slots: i 0, j 1, o 3. */
    static void method(int i, long j, Object o) {
        Agent.probe(WithoutTable.class);
        Agent.say("bare: " + i + " " + j + " " + o);
    }

    /** Called by reflection: the class is not that of the application's loader. */
    public static void run() {
        method(-5, 0x500000006L, "text");
    }
}
