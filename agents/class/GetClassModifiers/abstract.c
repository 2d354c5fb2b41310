/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetClassModifiers reports arrays and primitives as abstract, and primitives without ACC_SUPER.");

enum { ACC_SUPER = 0x20, ACC_ABSTRACT = 0x400 };

static void observe(JNIEnv *jni, jobject samples)
{
    FOR_ARRAYS_AND_PRIMITIVES(which)
    {
        jint flags = 0;
        jvmtiError error = ti(GetClassModifiers, sample(jni, samples, which), &flags);
        const char *name = class_name(sample(jni, samples, which));
        say("of %s: %s %s", name, error_name(error), class_modifiers(flags & ACC_ABSTRACT));
        if (name[0] != '[')
            say("of %s: super %s", name, truth((flags & ACC_SUPER) != 0));
    }
}

TEST(.target = "classes.Samples", .since = 28, .probe = observe);
