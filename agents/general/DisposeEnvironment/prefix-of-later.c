/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("A native method prefix remains set when environments made before and after are disposed of.");

/* Java declares this native as early_first. */
__attribute__((visibility("default"))) JNIEXPORT void JNICALL
Java_general_Prefixed_first(JNIEnv *jni, jclass klass)
{
    say("first runs");
}

static jvmtiEnv *before, *holder, *after;

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities prefix = {.can_set_native_method_prefix = 1};
    before = new_environment_with(&prefix);
    holder = new_environment_with(&prefix);
    after = new_environment();
    must_in(before, SetNativeMethodPrefix, "gone_");
    must_in(holder, SetNativeMethodPrefix, "early_");
}

static void probe(JNIEnv *jni, jobject subject)
{
    must_in(before, DisposeEnvironment);
    must_in(after, DisposeEnvironment);
}

TEST(.target = "general.CallsPrefixed", .load = load, .probe = probe,
     .needs = {.can_set_native_method_prefix = 1});
