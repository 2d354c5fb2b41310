/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("ClassLoad and ClassPrepare are posted for a class that native code defines in the start phase.");

static _Thread_local bool uses_it; /* such a thread need not wait for callbacks on another one */

static void tell(const char *event, jclass klass)
{
    jvmtiPhase phase = 0;
    must(GetPhase, &phase);
    if (strcmp(class_name(klass), "Lfresh/Early;") != 0)
        return;
    if (!uses_it)
        inapplicable("the JVM loads or prepares classes on a thread of its own");
    say("%s of %s in phase %s", event, class_name(klass), phase_name(phase));
}

static void JNICALL on_load(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    tell("ClassLoad", klass);
}

static void JNICALL on_prepare(jvmtiEnv *env, JNIEnv *jni, jthread thread, jclass klass)
{
    tell("ClassPrepare", klass);
}

static void load(JavaVM *vm, char *options)
{
    if (!is_case("prepare-alone"))
        on(ClassLoad, on_load);
    if (!is_case("load-alone"))
        on(ClassPrepare, on_prepare);
}

static void start(JNIEnv *jni)
{
    uses_it = true;
    jclass klass = define_small_class(jni, "fresh/Early", NULL);
    static_field_id(jni, klass, "VALUE", "I");
    say("used");
}

TEST(.load = load, .start = start, .cases = LIST("load-alone", "prepare-alone", "both"));
