// SPDX-License-Identifier: Apache-2.0
package monitor;

import assay.Agent;

/**
 * Main enters the monitors of an object and of this class by blocks, methods and native methods, which the
 * agent registers in the probe, alone and inside one another. "look" is called with the monitor entered. In
 * the variant "jni" only the native method that enters the monitor itself is called.
 */
final class WaysToEnter {
    private static String variant;

    private native void look();

    private static native void lookStatic();

    private synchronized native void nativeLook();

    private static synchronized native void nativeLookStatic();

    /** Calls block. */
    private synchronized native void nativeCalls();

    /** Looks after JNI's MonitorEnter. */
    private synchronized native void nativeEnters();

    /** Looks after Object.wait for a millisecond. */
    private synchronized native void nativeWaits();

    private synchronized void method() {
        look();
    }

    private static synchronized void methodStatic() {
        lookStatic();
    }

    private void block() {
        synchronized (this) {
            look();
        }
    }

    private synchronized void waits() throws InterruptedException {
        synchronized (this) {
            wait(1);
            look();
        }
    }

    /** Each native method between others. */
    private synchronized void between() throws InterruptedException {
        synchronized (this) {
            nativeLook();
            nativeCalls();
            nativeWaits();
            look();
        }
    }

    private synchronized void aroundEnters() {
        synchronized (this) {
            nativeEnters();
            look();
        }
    }

    private static synchronized void betweenStatic() {
        synchronized (WaysToEnter.class) {
            nativeLookStatic();
        }
        lookStatic();
    }

    private static void enterEach(WaysToEnter object) throws InterruptedException {
        object.block();
        object.method();
        methodStatic();
        object.nativeLook();
        nativeLookStatic();
        object.nativeCalls();
        object.waits();
        object.nativeWaits();
        Agent.say("in a block in a method");
        object.between();
        betweenStatic();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread.currentThread().setName("main");
        Agent.probe(WaysToEnter.class);
        WaysToEnter object = new WaysToEnter();
        if (variant.equals("jni")) {
            object.nativeEnters();
            object.aroundEnters();
        } else {
            enterEach(object);
        }
        Agent.say("left");
        object.look();
        lookStatic();
    }
}
