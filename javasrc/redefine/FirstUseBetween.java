// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;
import classfile.Reloader;

/**
 * Uses Subject, calls the probe, uses Late of the loader that the probe was given for the first time,
 * and then Subject again.
 */
final class FirstUseBetween {
    private FirstUseBetween() {
    }

    public static void main(String[] args) throws Exception {
        Agent.say("before: " + Subject.number());
        ClassLoader loader = new Reloader("redefine.Late");
        Agent.probe(new Object[] {Subject.class, Variant.named(args[0]), loader});
        Agent.say("late: " + ByName.callIn(loader, "redefine.Late", "number"));
        Agent.say("afterwards: " + Subject.number());
    }
}

final class Late {
    private Late() {
    }

    static int number() {
        return 5;
    }
}
