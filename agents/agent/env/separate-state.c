/* SPDX-License-Identifier: Apache-2.0 */
#include "assay.h"

TITLE("Tags, thread-local and environment-local storage are separate in each environment.");

static jvmtiEnv *other;

static void load(JavaVM *vm, char *options)
{
    static const jvmtiCapabilities tagging = {.can_tag_objects = 1};
    other = new_environment_with(&tagging);
}

static void observe(JNIEnv *jni, jobject subject)
{
    static int first, second;
    jstring text = (*jni)->NewStringUTF(jni, "tagged");
    jlong tag = -77;
    void *mine = NULL, *others = NULL;
    set_tag(text, 71);
    must_in(other, GetTag, text, &tag);
    say("tag in the other environment: %d", (int)tag);
    must_in(other, SetTag, text, 72);
    say("tag: %d", (int)tag_of(text));
    must(SetThreadLocalStorage, NULL, &first);
    must_in(other, GetThreadLocalStorage, NULL, &others);
    say("thread-local in the other: %s", others == NULL ? "null" : "set");
    must_in(other, SetThreadLocalStorage, NULL, &second);
    must(GetThreadLocalStorage, NULL, &mine);
    say("thread-local kept: %s", truth(mine == &first));
    must(SetEnvironmentLocalStorage, &first);
    must_in(other, SetEnvironmentLocalStorage, &second);
    must(GetEnvironmentLocalStorage, &mine);
    must_in(other, GetEnvironmentLocalStorage, &others);
    say("environment-local: %s", truth(mine == &first && others == &second));
}

TEST(.load = load, .probe = observe, .needs = {.can_tag_objects = 1});
