// SPDX-License-Identifier: Apache-2.0
package early_return;

import assay.Agent;
import assay.Await;

/**
 * A thread inside a native method of the given result type. The first probe, with null,
 * registers the native; the second gets the thread, which holds at "native".
 */
final class InNative implements Runnable {
    private final String type;
    private String got = "nothing";

    private InNative(String type) {
        this.type = type;
    }

    static native int callInt();

    static native long callLong();

    static native float callFloat();

    static native double callDouble();

    static native Object callObject();

    static native void callVoid();

    @Override
    public void run() {
        switch (type) {
        case "int":
            got = Integer.toString(callInt());
            break;
        case "long":
            got = Returning.text(callLong());
            break;
        case "float":
            got = Returning.text(callFloat());
            break;
        case "double":
            got = Returning.text(callDouble());
            break;
        case "object":
            got = Returning.text(callObject());
            break;
        case "void":
            callVoid();
            got = "control";
            break;
        default:
            throw new IllegalArgumentException(type);
        }
    }

    public static void main(String[] args) {
        InNative caller = new InNative(args[0]);
        Agent.probe(null);
        Thread thread = new Thread(caller, "caller");
        thread.start();
        Agent.awaitArrival("native");
        Agent.probe(thread);
        Agent.releasePoint("native");
        Await.end(thread);
        Agent.say("caller got " + caller.got);
    }
}
