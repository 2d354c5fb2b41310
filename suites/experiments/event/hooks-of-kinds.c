/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include "../class/kinds.h"

QUESTION("For which kinds of classes is a class file hook called?");
PASSAGES("ClassFileLoadHook: when the JVM obtains class file data; of classes that are generated "
         "or come from an archive nothing is said.");
WHY("What an agent does not see it cannot instrument.");

static char *names; /* of all classes, never released */
static int unnamed;

static void add_name(const char *name)
{
    char *longer = NULL;
    if (asprintf(&longer, "%sL%s;", names == NULL ? "" : names, name) < 0)
        broken("there is no memory for the names");
    names = longer;
}

static void JNICALL on_file(jvmtiEnv *env, JNIEnv *jni, jclass redefined, jobject loader,
                            const char *name, jobject domain, jint length,
                            const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    if (name == NULL)
        unnamed++;
    else if (strstr(name, "experiments/") != NULL || strstr(name, "$Proxy") != NULL)
        add_name(name);
}

static void init(JNIEnv *jni, jthread thread)
{
    on(ClassFileLoadHook, on_file);
}

static void observe(JNIEnv *jni, jobject subject)
{
    off(ClassFileLoadHook);
    for (int i = 0; i < 9; i++) {
        char *signature = NULL;
        must(GetClassSignature, kind(jni, subject, i), &signature, NULL);
        /* The name of a hidden class goes on where that of its class file ends. */
        char *made = strpbrk(signature, "+.");
        if (made == NULL)
            made = strstr(signature, "/0x");
        if (made != NULL)
            *made = '\0';
        say("%s: %s", kinds[i],
            names != NULL && strstr(names, signature) != NULL ? "seen" : "not seen");
    }
    say("hooks without a name: %s", unnamed > 0 ? "some" : "none");
}

ASK(.target = "experiments.Members", .init = init, .probe = observe,
    .needs = {.can_generate_all_class_hook_events = 1});
