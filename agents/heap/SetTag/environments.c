/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("SetTag sets tags that belong to one environment and end with it.");

enum { COUNT = 3, OBJECTS = 4 };

static jvmtiEnv *environments[COUNT];
static jobject objects[OBJECTS];

static void say_tags(const char *when)
{
    char *text = assay_text();
    for (int i = 0; i < COUNT; i++) {
        assay_append(text, " %c:", 'A' + i);
        if (environments[i] == NULL)
            assay_append(text, " disposed");
        for (int j = 0; j < OBJECTS && environments[i] != NULL; j++) {
            jlong tag = -77;
            must_in(environments[i], GetTag, objects[j], &tag);
            assay_append(text, " %d", (int)tag);
        }
    }
    say("%s:%s", when, text);
}

static jvmtiEnv *with_tags(void)
{
    const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    return new_environment_with(&tagging);
}

static void observe(JNIEnv *jni, jobject unused)
{
    environments[0] = assay_env;
    environments[1] = with_tags();
    environments[2] = with_tags();
    for (int i = 0; i < OBJECTS; i++)
        objects[i] = (*jni)->AllocObject(jni, find_class(jni, "java/lang/Object"));
    for (int i = 0; i < 3; i++)
        must_in(environments[0], SetTag, objects[i], 11 + i);
    for (int i = 1; i < 4; i++)
        must_in(environments[1], SetTag, objects[i], 21 + i);
    must_in(environments[2], SetTag, objects[2], 33);
    say_tags("set");
    must_in(environments[0], SetTag, objects[2], 0);
    must_in(environments[1], SetTag, objects[3], 99);
    say_tags("taken away in A, changed in B");
    must_in(environments[1], DisposeEnvironment);
    environments[1] = NULL;
    must(ForceGarbageCollection);
    say_tags("B disposed");
    environments[1] = with_tags();
    say_tags("B anew");
}

TEST(.probe = observe, .needs = {.can_tag_objects = 1});
