// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * A loader that gives Below and its superclass Above. To verify them a JVM has to load a class each, of which the
 * loader refuses one at the first attempt, the other at the second, and none at the third. It throws no
 * LinkageError, after which verification would fail forever. The probe gets the loader before, and null at last.
 */
final class LinkedLater extends ClassLoader {
    private static final String PREFIX = "classes.LinkedLater$";
    private String refused;

    private LinkedLater() {
        super(LinkedLater.class.getClassLoader());
    }

    /** What the methods expect. */
    static class Wanted {
    }

    /** What Above gives them. */
    static final class ForAbove extends Wanted {
    }

    /** What Below gives them. */
    static final class ForBelow extends Wanted {
    }

    /** The superclass. */
    static class Above {
        static int count(Wanted wanted) {
            return wanted == null ? 0 : 1;
        }

        static int above(ForAbove one) {
            return count(one);
        }
    }

    /** The class. */
    static final class Below extends Above {
        static int below(ForBelow one) {
            return count(one);
        }
    }

    /** What the loader throws. */
    private static final class Refusal extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refusal(String name) {
            super(name);
        }
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(PREFIX)) {
            return super.loadClass(name, resolve);
        }
        if (name.equals(refused)) {
            throw new Refusal(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            return found != null ? found : define(name);
        }
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        try {
            byte[] bytes = ClassFile.of(name.replace('.', '/')).bytes();
            return defineClass(name, bytes, 0, bytes.length);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private boolean links() throws ClassNotFoundException {
        try {
            Class.forName(PREFIX + "Below", true, this);
            return true;
        } catch (Refusal | LinkageError e) {
            return false;
        }
    }

    public static void main(String[] args) throws ClassNotFoundException {
        LinkedLater loader = new LinkedLater();
        Agent.probe(loader);
        for (String name : new String[] {"ForAbove", "ForBelow"}) {
            loader.refused = PREFIX + name;
            if (loader.links()) {
                Agent.inapplicable("a class is linked without the classes that it uses");
            }
        }
        loader.refused = null;
        if (!loader.links()) {
            Agent.inapplicable("a class that could not be linked once never is");
        }
        Agent.probe(null);
    }
}
