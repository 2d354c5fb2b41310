// SPDX-License-Identifier: Apache-2.0
package method;

import assay.Agent;

/**
 * Natives that have arguments, and some of them namesakes, under the names that an agent gives them
 * when it wraps methods with the prefix a_. Each is called, and its text said.
 */
final class Overloads {
    private Overloads() {
    }

    static String overload(int n) {
        return a_overload(n);
    }

    static native String a_overload(int n);

    static String overload(String text, int[] numbers) {
        return a_overload(text, numbers);
    }

    static native String a_overload(String text, int[] numbers);

    /** Its native has an implementation of that very name, too. */
    static String kept(int n) {
        return a_kept(n);
    }

    static native String a_kept(int n);

    String instance(long n) {
        return a_instance(n);
    }

    native String a_instance(long n);

    /** A name that the names of functions do not give as it is. */
    static String under_\u00e9(double d) {
        return a_under_\u00e9(d);
    }

    static native String a_under_\u00e9(double d);

    public static void main(String[] args) {
        Agent.say("number: " + overload(1));
        Agent.say("text: " + overload("text", new int[1]));
        Agent.say("kept: " + kept(1));
        Agent.say("instance: " + new Overloads().instance(1));
        Agent.say("letters: " + under_\u00e9(1));
    }
}
