// SPDX-License-Identifier: Apache-2.0
package classfile;

import assay.Agent;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.concurrent.Callable;

/**
 * Calls each of many methods of one interface, at a place of its own, often enough to be compiled, and
 * then with objects of two other classes, for which a JVM may make code for each of these methods. The
 * probe is called on another thread before, and returns when the calls are over.
 */
public final class ManyStubs {
    private static final int METHODS = 250;
    private static final int ROUNDS = 400;
    private static volatile boolean over;
    private static volatile int turns;

    private ManyStubs() {
    }

    private static byte[] made() throws IOException {
        Assembler assembler = new Assembler("classfile/ManyMethods");
        for (int i = 0; i < METHODS; i++) {
            assembler.attributed(0x401, "m" + i, "()I");
        }
        return ClassFile.of(assembler.bytes()).flags(0x601).bytes();
    }

    private static byte[] callers() throws IOException {
        Assembler assembler = new Assembler("classfile/ManyCallers");
        int interfaceEntry = assembler.classEntry("classfile/ManyMethods");
        int itself = assembler.classEntry("classfile/ManyCallers");
        String signature = "(Lclassfile/ManyMethods;)I";
        byte[] all = new byte[5 * METHODS + 2];
        all[0] = 3;
        for (int i = 0; i < METHODS; i++) {
            int method = assembler.pair(11, interfaceEntry,
                assembler.pair(12, assembler.utf8("m" + i), assembler.utf8("()I")));
            // aload_0, invokeinterface, ireturn.
            byte[] one = {42, -71, (byte) (method >> 8), (byte) method, 1, 0, -84};
            assembler.method(0x9, "c" + i, signature, 1, one);
            int called = assembler.pair(10, itself,
                assembler.pair(12, assembler.utf8("c" + i), assembler.utf8(signature)));
            // aload_0, invokestatic, iadd.
            byte[] next = {42, -72, (byte) (called >> 8), (byte) called, 96};
            System.arraycopy(next, 0, all, 5 * i + 1, 5);
        }
        all[5 * METHODS + 1] = -84;
        assembler.method(0x9, "all", signature, 1, all);
        return assembler.bytes();
    }

    private static Object proxy(ClassLoader loader, Class<?>... interfaces) {
        return Proxy.newProxyInstance(loader, interfaces,
            (self, method, arguments) -> Integer.valueOf(method.getName().substring(1)));
    }

    /** Called by the agent all the time: whether the calls go on. */
    static boolean goesOn() {
        turns++;
        return !over;
    }

    private static void awaitTurn() {
        for (int before = turns; turns == before;) {
            Thread.yield();
        }
    }

    public static void main(String[] args) throws Exception {
        Definer definer = new Definer(ManyStubs.class.getClassLoader());
        Class<?> type = definer.define("classfile.ManyMethods", made());
        Class<?> callers = definer.define("classfile.ManyCallers", callers());
        Method all = callers.getMethod("all", type);
        Object first = proxy(definer, type);
        Object[] others = {proxy(definer, type, Runnable.class),
            proxy(definer, type, Callable.class)};
        Thread agent = new Thread(() -> Agent.probe(ManyStubs.class), "agent");
        agent.start();
        int wrong = 0;
        for (int i = 0; i < ROUNDS; i++) {
            wrong += (Integer) all.invoke(null, first) == METHODS * (METHODS - 1) / 2 ? 0 : 1;
        }
        for (int i = 0; i < METHODS; i++) {
            Method one = callers.getMethod("c" + i, type);
            awaitTurn();
            for (Object other : others) {
                wrong += (Integer) one.invoke(null, other) == i ? 0 : 1;
            }
        }
        over = true;
        agent.join();
        Agent.say("wrong: " + wrong);
    }
}
