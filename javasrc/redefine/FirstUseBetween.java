// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import assay.ByName;

/** Uses Subject, calls the probe, uses a class for the first time, and then Subject again. */
final class FirstUseBetween {
    private FirstUseBetween() {
    }

    public static void main(String[] args) throws Exception {
        Agent.say("before: " + Subject.number());
        Agent.probe(new Object[] {Subject.class, Variant.named(args[0]), null});
        Agent.say("late: " + ByName.call("redefine.Late", "number"));
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
