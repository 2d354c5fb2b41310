// SPDX-License-Identifier: Apache-2.0
package event;

/** Classes that nothing refers to before their turn: each call prepares the next of them. */
final class Fresh {
    private static char last = 'A' - 1;

    private Fresh() {
    }

    static synchronized void next() throws ClassNotFoundException {
        last++;
        Class.forName("event.Fresh" + last);
    }
}

final class FreshA {
}

final class FreshB {
}

final class FreshC {
}

final class FreshD {
}

final class FreshE {
}

final class FreshF {
}

final class FreshG {
}

final class FreshH {
}

final class FreshI {
}

final class FreshJ {
}

final class FreshK {
}

final class FreshL {
}

/** Not one of them: what a test uses to learn on which thread classes are prepared. */
final class Spare {
}
