// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;
import exception.HiddenMethods;

/**
 * Calls by an interface an object without the method, and one whose method is not public, before and after
 * the probe: objects from before, and those of classes that are loaded only then.
 */
final class HiddenCalls {
    private HiddenCalls() {
    }

    private static String call(HiddenMethods.Face face) {
        try {
            return "returned " + face.call();
        } catch (IllegalAccessError e) {
            return "not accessible";
        } catch (AbstractMethodError e) {
            return "abstract";
        }
    }

    private static void say(String when, HiddenMethods.Face[] faces) {
        for (int i = 0; i < 2; i++) {
            Agent.say(when + ": " + call(faces[0]) + ", " + call(faces[1]));
        }
    }

    public static void main(String[] args) throws Exception {
        HiddenMethods.Face[] early = HiddenMethods.load();
        say("before", early);
        Agent.probe(null);
        say("afterwards", early);
        say("loaded then", HiddenMethods.load());
    }
}
