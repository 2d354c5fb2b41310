// SPDX-License-Identifier: Apache-2.0
package heap.walk;

import assay.Agent;

/** Probes with an object that then is an operand of a call to come, and nothing else. */
final class Operand {
    static volatile Object kept;

    private Operand() {
    }

    private static Object make() {
        Object made = new Object();
        Agent.probe(made);
        return made;
    }

    private static int observe() {
        Agent.probe(null);
        return 1;
    }

    private static void use(Object made, int number) {
        kept = number == 0 ? null : made;
    }

    public static void main(String[] args) {
        use(make(), observe());
    }
}
