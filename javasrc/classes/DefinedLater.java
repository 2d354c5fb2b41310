// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;

/**
 * A loader defines MadeBelow twice, whose superclass MadeAbove it finds the second time only; no other loader
 * has classes of these names. The probe gets the loader before, and null at last.
 */
final class DefinedLater extends ClassLoader {
    private boolean finds;

    private DefinedLater() {
        super(DefinedLater.class.getClassLoader());
    }

    /** The superclass. */
    static class Above {
        static int value = 1;
    }

    /** The class. */
    static final class Below extends Above {
        static int count = 2;
    }

    private Class<?> define(String which) throws IOException {
        ClassFile file = ClassFile.of("classes/DefinedLater$" + which)
            .text("classes/DefinedLater$" + which, "classes/Made" + which)
            .without("InnerClasses");
        if (which.equals("Below")) {
            file.text("classes/DefinedLater$Above", "classes/MadeAbove");
        }
        byte[] bytes = file.bytes();
        return defineClass("classes.Made" + which, bytes, 0, bytes.length);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.equals("classes.MadeAbove")) {
            return super.loadClass(name, resolve);
        }
        if (!finds) {
            throw new ClassNotFoundException(name);
        }
        try {
            Class<?> found = findLoadedClass(name);
            return found != null ? found : define("Above");
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    private String defineBelow() throws IOException, ClassNotFoundException {
        try {
            Class<?> below = define("Below");
            Class.forName(below.getName(), true, this);
            return "defined";
        } catch (NoClassDefFoundError e) {
            return "refused";
        }
    }

    public static void main(String[] args) throws IOException, ClassNotFoundException {
        DefinedLater loader = new DefinedLater();
        Agent.probe(loader);
        Agent.say("first: " + loader.defineBelow());
        loader.finds = true;
        Agent.say("then: " + loader.defineBelow());
        Agent.probe(null);
    }
}
