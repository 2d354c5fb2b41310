// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.security.AccessController;
import java.security.PrivilegedAction;
import java.util.Arrays;

/** Calls the agent in several ways; the argument says which. */
@SuppressWarnings({"deprecation", "removal"})
public final class Frames {
    static boolean compiled;

    private Frames() {
    }

    public static void observe() {
        if (!compiled) {
            Agent.probe(null);
        }
    }

    public static Object observeObject() {
        observe();
        return null;
    }

    /** Calls by reflection first go another way than later in some releases: the first is shown. */
    static void reflectively() throws Exception {
        Frames.class.getMethod("observe").invoke(null);
    }

    static void manyTimes() throws Exception {
        compiled = true;
        java.lang.reflect.Method method = Frames.class.getMethod("observe");
        for (int i = 0; i < 100; i++) {
            if (i == 99) {
                compiled = false;
            }
            method.invoke(null);
        }
    }

    static void handle() throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(Frames.class, "observe",
            MethodType.methodType(void.class));
        handle.invokeExact();
    }

    static void boundHandle() throws Throwable {
        MethodHandle handle = MethodHandles.lookup().findStatic(Frames.class, "observeObject",
            MethodType.methodType(Object.class));
        MethodHandle dropping = MethodHandles.dropArguments(handle, 0, int.class);
        Object ignored = dropping.invokeWithArguments(1);
    }

    static void proxy() {
        InvocationHandler handler = (object, method, arguments) -> observeObject();
        ((Runnable) Proxy.newProxyInstance(Frames.class.getClassLoader(), new Class<?>[] {Runnable.class},
            handler)).run();
    }

    static class Initialized {
        static {
            observe();
        }

        static void touch() {
        }
    }

    public static void main(String[] args) throws Throwable {
        switch (args[0]) {
        case "main": observe(); break;
        case "lambda": ((Runnable) () -> observe()).run(); break;
        case "reference": ((Runnable) Frames::observe).run(); break;
        case "stream": Arrays.asList(1).forEach(each -> observe()); break;
        case "reflection": reflectively(); break;
        case "reflection-often": manyTimes(); break;
        case "handle": handle(); break;
        case "handle-adapted": boundHandle(); break;
        case "proxy": proxy(); break;
        case "initializer": Initialized.touch(); break;
        case "privileged": AccessController.doPrivileged((PrivilegedAction<Object>) Frames::observeObject); break;
        case "thread": {
            Thread thread = new Thread(Frames::observe, "worker");
            thread.start();
            thread.join();
            break;
        }
        case "hook": Runtime.getRuntime().addShutdownHook(new Thread(Frames::observe, "hook")); break;
        default: throw new AssertionError(args[0]);
        }
    }
}
