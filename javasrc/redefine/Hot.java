// SPDX-License-Identifier: Apache-2.0
package redefine;

import assay.Agent;

/** Calls methods of Subject so often that most JVMs compile the callers, before and after. */
final class Hot {
    private Hot() {
    }

    private static int calls(Subject subject, int times) {
        int sum = 0;
        for (int i = 0; i < times; i++) {
            sum += Subject.number();
            if (subject.answer() == "new") {
                sum += 10;
            }
        }
        return sum;
    }

    private static int all(Subject subject) {
        int sum = 0;
        for (int i = 0; i < 300; i++) {
            sum = calls(subject, 1000);
        }
        return sum;
    }

    public static void main(String[] args) throws Exception {
        Subject subject = new Subject();
        Agent.say("before: " + all(subject));
        for (String name : args) {
            Agent.probe(new Object[] {Subject.class, Variant.named(name), subject});
            Agent.say(name + ": " + calls(subject, 1000) + ", later " + all(subject));
        }
    }
}
