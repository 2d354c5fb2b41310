// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import java.util.Arrays;

/** Hands SignedDefaults and its variant to the agent, and shows the defaults of its elements then. */
final class NegativeZeroDefaults {
    private NegativeZeroDefaults() {
    }

    private static Object of(String element) throws NoSuchMethodException {
        return SignedDefaults.class.getDeclaredMethod(element).getDefaultValue();
    }

    public static void main(String[] args) throws Exception {
        Agent.probe(new Object[] {SignedDefaults.class, Variant.of("SignedDefaults", "renewed"), null});
        Agent.say("whole: " + of("whole"));
        Agent.say("fraction: " + of("fraction"));
        Agent.say("otherFraction: " + of("otherFraction"));
        Agent.say("number: " + of("number"));
        Agent.say("numbers: " + Arrays.toString((double[]) of("numbers")));
    }
}
