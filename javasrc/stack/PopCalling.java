// SPDX-License-Identifier: Apache-2.0
package stack;

import assay.Agent;

/** After the probe, a method is called on the main thread; reports how often its body ran. */
final class PopCalling {
    private static int runs;

    private PopCalling() {
    }

    private static int call(int value) {
        runs++;
        return value;
    }

    public static void main(String[] args) {
        Agent.probe(null);
        Agent.say("caller got " + call(42));
        Agent.say("runs " + runs);
    }
}
