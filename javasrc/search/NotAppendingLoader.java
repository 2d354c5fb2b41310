// SPDX-License-Identifier: Apache-2.0
package search;

/** A system loader that does not take additional JAR files. */
public final class NotAppendingLoader extends ClassLoader {
    public NotAppendingLoader(ClassLoader parent) {
        super(parent);
    }

    public void appendToClassPathForInstrumentation(Object path) {
        throw new IllegalStateException("called with " + path);
    }
}
