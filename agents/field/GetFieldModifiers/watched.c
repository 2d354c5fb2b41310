/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("GetFieldModifiers of a watched field reports the access flags of the class file.");

static jclass klass;
static jfieldID fields[2];

static void say_modifiers(const char *when)
{
    for (int i = 0; i < 2; i++) {
        jint flags = 0;
        jvmtiError error = ti(GetFieldModifiers, klass, fields[i], &flags);
        say("%s, %s: %s %s", when, field_name(klass, fields[i]), error_name(error),
            field_modifiers(flags));
    }
}

static void observe(JNIEnv *jni, jobject samples)
{
    klass = sample(jni, samples, SAMPLE);
    fields[0] = static_field_id(jni, klass, "shared", "J");
    fields[1] = field_id(jni, klass, "ratios", "[D");
    say_modifiers("before");
    for (int i = 0; i < 2; i++)
        must(SetFieldAccessWatch, klass, fields[i]);
    say_modifiers("access watched");
    for (int i = 0; i < 2; i++)
        must(SetFieldModificationWatch, klass, fields[i]);
    say_modifiers("both watched");
    for (int i = 0; i < 2; i++)
        must(ClearFieldAccessWatch, klass, fields[i]);
    say_modifiers("modification watched");
    for (int i = 0; i < 2; i++)
        must(ClearFieldModificationWatch, klass, fields[i]);
    say_modifiers("afterwards");
}

TEST(.target = "classes.Samples", .probe = observe,
     .needs = {.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1});
