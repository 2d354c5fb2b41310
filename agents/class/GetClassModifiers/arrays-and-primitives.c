/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassModifiers reports arrays as accessible as their elements, and arrays and primitives as final.");

enum { DETERMINED = 0x1 | 0x2 | 0x4 | 0x10 | 0x200 }; /* public private protected final interface */

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, sample(jni, samples, which), &flags);
        say("of %s: %s %s", class_name(sample(jni, samples, which)), error_name(error),
            class_modifiers(flags & DETERMINED));
    }
}

TEST(.target = "classes.Samples", .probe = observe);
