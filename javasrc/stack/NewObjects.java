// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** Methods that call the probe, and then make what nothing refers to but what their caller gets. */
final class NewObjects {
    private final int number;

    private NewObjects(int number) {
        this.number = number;
    }

    static NewObjects make(int number) {
        Agent.probe(null);
        return new NewObjects(number);
    }

    static int[] makeArray(int number) {
        Agent.probe(null);
        return new int[] {number, number + 1};
    }

    /** Nothing else refers to its receiver, either. */
    synchronized NewObjects next() {
        Agent.probe(null);
        return new NewObjects(number + 1);
    }

    public static void main(String[] args) {
        Agent.say("caller got NewObjects " + make(42).number);
        Agent.say("caller got an array of " + makeArray(43)[1]);
        Agent.say("caller got NewObjects " + new NewObjects(44).next().number);
    }
}
