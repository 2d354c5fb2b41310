// SPDX-License-Identifier: Apache-2.0
package classes;

/** Classes with up to twelve superclasses: a JVM may keep the nearest to Object otherwise. */
public final class Levels {
    public static class Level1 {
    }

    public static class Level2 extends Level1 {
    }

    public static class Level3 extends Level2 {
    }

    public static class Level4 extends Level3 {
    }

    public static class Level5 extends Level4 {
    }

    public static class Level6 extends Level5 {
    }

    public static class Level7 extends Level6 {
    }

    public static class Level8 extends Level7 {
    }

    public static class Level9 extends Level8 {
    }

    public static class Level10 extends Level9 {
    }

    public static class Level11 extends Level10 {
    }

    public static class Level12 extends Level11 {
    }

    private Levels() {
    }
}
