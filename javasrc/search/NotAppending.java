// SPDX-License-Identifier: Apache-2.0
package search;

/** A system loader that does not take further JAR files. */
public final class NotAppending extends ClassLoader {
    public NotAppending(ClassLoader parent) {
        super(parent);
    }

    public void appendToClassPathForInstrumentation(Object path) {
        throw new IllegalStateException("called with " + path);
    }
}
