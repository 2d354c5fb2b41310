/* SPDX-License-Identifier: Apache-2.0 */
#include "../../stack/shadow.h"

TITLE("Over thousands of calls of all kinds entries and exits are properly nested.");

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    shadow_push(method);
    shadow.count++;
}

static void JNICALL left(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method,
                         jboolean by_exception, jvalue value)
{
    jmethodID top = NULL;
    jlocation location;
    must(GetFrameLocation, NULL, 0, &top, &location);
    if (top != method)
        wrong("%s is left, but %s is on top", method_name(method), method_name(top));
    shadow_pop("exit", method);
}

static void observe(JNIEnv *jni, jobject subject)
{
    int probe = which_probe(jni, subject);
    if (probe == 2) {
        shadow_calls(entered, left);
    } else if (probe == 3) {
        shadow_calls_end();
    }
}

TEST(WANDERING, .probe = observe,
     .needs = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1});
