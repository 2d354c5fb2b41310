// SPDX-License-Identifier: Apache-2.0
package classes;

import assay.Agent;
import classfile.ClassFile;
import java.io.IOException;
import java.lang.reflect.Method;

/**
 * After the agent was called, a thread of its own loads and initializes the classes named Late: Loading
 * [shared]. They are of a loader made here, so that no JVM has them linked ahead, or, for a test of just
 * that, of the program's.
 */
public final class Loading extends ClassLoader {
    private Loading() {
        super(Loading.class.getClassLoader());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.equals("classes.Use") && !name.startsWith("classes.Late")) {
            return super.loadClass(name, resolve);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded != null ? loaded : define(name);
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

    private static void use(ClassLoader loader) {
        try {
            Method run = Class.forName("classes.Use", true, loader).getDeclaredMethod("run");
            run.setAccessible(true);
            run.invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        ClassLoader loader = args.length > 0 ? Loading.class.getClassLoader() : new Loading();
        Agent.probe(null);
        Thread thread = new Thread(() -> use(loader), "loading");
        thread.start();
        thread.join();
    }
}

final class Use {
    private Use() {
    }

    static void run() {
        Object child = new LateChild();
        Object arrays = new LateChild[2][3];
        Agent.say("done " + (child != arrays));
    }
}

interface LateFace {
}

class LateParent {
    static {
        Agent.say("Parent is initialized");
    }
}

class LateChild extends LateParent implements LateFace {
    static int count = 3;

    static {
        Agent.say("Child is initialized");
    }

    void method() {
    }
}
