// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;

/** Between two calls of the probe, has one of these classes loaded, and some of the class library. */
final class LibraryLoading {
    private static final String[] NAMES = {
        "classes.SampleLeft",
        "java.text.ChoiceFormat", "java.util.SimpleTimeZone", "java.util.concurrent.Exchanger",
        "java.util.concurrent.Phaser", "java.util.zip.Adler32", "java.util.zip.CheckedInputStream",
    };

    private LibraryLoading() {
    }

    public static void main(String[] args) throws ReflectiveOperationException {
        Agent.probe("begin");
        for (String name : NAMES) {
            Class.forName(name);
        }
        Agent.probe("end");
    }
}
