// SPDX-License-Identifier: Apache-2.0
package search;

import assay.Agent;
import java.io.File;
import java.io.IOException;

/** A system loader whose method for additional JAR files throws. */
public final class ThrowingLoader extends ClassLoader {
    /** What it throws; the agent puts its case here. */
    private static String variant;

    public ThrowingLoader(ClassLoader parent) {
        super(parent);
    }

    private void appendToClassPathForInstrumentation(String path) throws IOException {
        Agent.say("asked to append " + new File(path).getName());
        switch (variant) {
        case "exception":
            throw new IllegalStateException();
        case "error":
            throw new AssertionError();
        default:
            throw new IOException();
        }
    }
}
