// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import java.util.ArrayList;
import java.util.List;

/** Methods whose code names constants of every kind; observed before they have run and after. */
final class Constants {
    static int number = 3;
    private static int calls;
    private long total;

    private Constants() {
    }

    static String text() {
        return "a text";
    }

    static int whole() {
        return 1234567;
    }

    static float fraction() {
        return 2.25f;
    }

    static long large() {
        return 0x123456789abcL;
    }

    static double precise() {
        return -1024.5;
    }

    static Object type() {
        return int[].class;
    }

    static Object array() {
        return new String[3];
    }

    static Object object() {
        return new ArrayList<String>();
    }

    static void set() {
        number = calls;
    }

    long get() {
        return total;
    }

    static int size(List<String> list) {
        return list.size();
    }

    static String cast(Object object) {
        return (String) object;
    }

    static Runnable function() {
        return () -> calls++;
    }

    public static void main(String[] args) {
        Agent.probe(Constants.class);
        String all = text() + whole() + fraction() + large() + precise() + type() + array()
            + object() + new Constants().get() + size(new ArrayList<>()) + cast("x");
        function().run();
        set();
        Agent.say("have run: " + (all.length() > 9));
        Agent.probe(Constants.class);
    }
}
