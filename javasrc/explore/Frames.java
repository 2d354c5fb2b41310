// SPDX-License-Identifier: Apache-2.0
package explore;

/** The methods that actors call: each obeys orders until it has to return. Their variables
 * are used at the end, so they are live all the time. Other versions of the class have another
 * number behind each @. */
final class Frames implements Deeper {
    static final Frames INSTANCE = new Frames();

    private Frames() {
    }

    static void plain(Actor actor, int i, long l, float f, double d, Object o) {
        long command;
        while ((command = Actor.next(actor.number)) != Actor.RETURN) {
            actor.perform(command);
        }
        Actor.left(actor.number, "plain@1", i, l, f, d, o);
    }

    @Override
    public void via(Actor actor, int i, long l, float f, double d, Object o) {
        long command;
        while ((command = Actor.next(actor.number)) != Actor.RETURN) {
            actor.perform(command);
        }
        Actor.left(actor.number, "via@1", i, l, f, d, o);
    }

    static void reflected(Actor actor, int i, long l, float f, double d, Object o) {
        long command;
        while ((command = Actor.next(actor.number)) != Actor.RETURN) {
            actor.perform(command);
        }
        Actor.left(actor.number, "reflected@1", i, l, f, d, o);
    }

    static void jni(Actor actor, int i, long l, float f, double d, Object o) {
        long command;
        while ((command = Actor.next(actor.number)) != Actor.RETURN) {
            actor.perform(command);
        }
        Actor.left(actor.number, "jni@1", i, l, f, d, o);
    }

    static void locked(Actor actor, int i, long l, float f, double d, Object o, Object monitor) {
        synchronized (monitor) {
            long command;
            while ((command = Actor.next(actor.number)) != Actor.RETURN) {
                actor.perform(command);
            }
            Actor.left(actor.number, "locked@1", i, l, f, d, o);
        }
    }

    static int spin(Actor actor, int i) {
        actor.spinning = true;
        while (actor.spin) {
            actor.turns++;
        }
        return 2 * i;
    }
}
