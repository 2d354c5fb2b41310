// SPDX-License-Identifier: Apache-2.0
package experiments;

import assay.Agent;
import java.util.concurrent.Callable;

/** Members of all kinds, in an order that no rule of sorting gives, and what a compiler adds to them. */
public class Members extends Inherited implements Callable<Integer> {
    enum Colour { RED, GREEN }

    static class Nested {
        private int hidden;
    }

    protected static class Guarded {
    }

    private static final class Private {
    }

    class Inner {
        int outer() {
            return zebra + new Nested().hidden;
        }
    }

    int zebra = 1;
    static long apple = 2;
    private volatile byte mango = 3;
    public static final String FIG = "fig";
    transient Object banana;
    static boolean cherry;

    public Integer call() {
        assert zebra > 0;
        return zebra;
    }

    static void zap() {
    }

    private void ack(int number) {
    }

    native void outside();

    public static void main(String[] args) throws Exception {
        Members members = new Members();
        Runnable lambda = () -> members.ack(members.zebra);
        Runnable anonymous = new Runnable() {
            public void run() {
                members.ack(1);
            }
        };
        lambda.run();
        anonymous.run();
        Colour.valueOf("RED");
        members.new Inner().outer();
        Object proxy = java.lang.reflect.Proxy.newProxyInstance(Members.class.getClassLoader(),
            new Class<?>[] {Runnable.class}, (object, method, arguments) -> null);
        Object[] things = {members, lambda, anonymous, Colour.RED, members.new Inner(), new Nested(),
            new Guarded(), new Private(), proxy, new Object[0], new int[0][], new Object()};
        Class<?>[] classes = new Class<?>[things.length + 3];
        for (int i = 0; i < things.length; i++) {
            classes[i] = things[i].getClass();
        }
        classes[things.length] = int.class;
        classes[things.length + 1] = Runnable.class;
        classes[things.length + 2] = Override.class;
        Agent.probe(classes);
    }
}

class Inherited {
    int older;
    static int oldest;
}
