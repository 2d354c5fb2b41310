/* SPDX-License-Identifier: Apache-2.0 */
#include "classes.h"

TITLE("IsModifiableClass answers alike before any environment can modify classes, meanwhile and after.");

static jclass asked[6];
static jboolean first[6];

static void ask(const char *when)
{
    int others = 0;
    for (int i = 0; i < 6; i++) {
        jboolean answer = 7;
        must(IsModifiableClass, asked[i], &answer);
        others += answer != first[i];
    }
    say("%s, the same answers: %s", when, truth(others == 0));
}

static void observe(JNIEnv *jni, jobject samples)
{
    static const jvmtiCapabilities capabilities = {.can_redefine_classes = 1,
                                                   .can_retransform_classes = 1};
    static const enum sample kinds[5] = {SAMPLE, SAMPLE_LEFT, SAMPLE_ENUM, SAMPLE_ARRAY, INT};
    for (int i = 0; i < 5; i++)
        asked[i] = sample(jni, samples, kinds[i]);
    asked[5] = find_class(jni, "java/lang/Object");
    for (int i = 0; i < 6; i++)
        must(IsModifiableClass, asked[i], &first[i]);
    jvmtiEnv *other = new_environment_with(&capabilities);
    ask("while another environment can");
    must_in(other, RelinquishCapabilities, &capabilities);
    ask("after it");
}

TEST(.target = "classes.Samples", .probe = observe);
