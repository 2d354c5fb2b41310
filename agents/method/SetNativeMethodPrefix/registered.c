/* SPDX-License-Identifier: Apache-2.0 */
#include "../wrapped.h"

TITLE("RegisterNatives retries with the prefix when the class has no native of the given name.");

static jstring JNICALL implementation(JNIEnv *jni, jclass klass)
{
    return (*jni)->NewStringUTF(jni, "registered");
}

static void load(JavaVM *vm, char *options)
{
    environment_with("a_");
    environment_with("b_");
    environment_with("c_");
}

static void observe(JNIEnv *jni, jobject klass)
{
    register_wrapped(jni, klass, "plain", (void *)implementation);
    register_wrapped(jni, klass, "one", (void *)implementation);
    register_wrapped(jni, klass, "two", (void *)implementation);
    register_wrapped(jni, klass, "skipped", (void *)implementation);
    register_wrapped(jni, klass, "reversed", (void *)implementation);
}

TEST(.target = "method.Wrapped",
     .args = LIST("probe", "plain", "one", "two", "skipped", "reversed", "both"), .load = load,
     .probe = observe, .needs = {.can_set_native_method_prefix = 1});
