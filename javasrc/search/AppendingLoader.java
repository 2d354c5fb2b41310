// SPDX-License-Identifier: Apache-2.0
package search;

import assay.Agent;
import java.io.File;

/** A system loader that takes additional JAR files, by a method that only it can call. */
public final class AppendingLoader extends ClassLoader {
    public AppendingLoader(ClassLoader parent) {
        super(parent);
    }

    private void appendToClassPathForInstrumentation(String path) {
        Agent.say("asked to append " + new File(path).getName());
    }
}
