// SPDX-License-Identifier: Apache-2.0
package watch;

import assay.Agent;

/**
 * Fields of every type, to each of which the values that it has already are written: by two calls of
 * each of two methods between two probes with an object.
 */
final class Unchanged {
    boolean bool;
    byte small;
    char letter;
    short half;
    int whole;
    long wide;
    float single;
    double twofold;
    Object reference;

    static boolean staticBool;
    static byte staticSmall;
    static char staticLetter;
    static short staticHalf;
    static int staticWhole;
    static long staticWide;
    static float staticSingle;
    static double staticTwofold;
    static Object staticReference;

    void write() {
        bool = false;
        small = 0;
        letter = 0;
        half = 0;
        whole = 0;
        wide = 0;
        single = 0;
        twofold = 0;
        reference = null;
    }

    static void writeStatic() {
        staticBool = false;
        staticSmall = 0;
        staticLetter = 0;
        staticHalf = 0;
        staticWhole = 0;
        staticWide = 0;
        staticSingle = 0;
        staticTwofold = 0;
        staticReference = null;
    }

    public static void main(String[] args) {
        Unchanged object = new Unchanged();
        Agent.probe(object);
        for (int i = 0; i < 2; i++) {
            object.write();
            writeStatic();
        }
        Agent.probe(object);
    }
}
