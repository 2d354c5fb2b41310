/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"
#include "threads.h"

TITLE("SetJNIFunctionTable takes effect on native threads that are attached later, as daemons too.");

static void say_version_here(JNIEnv *jni, void *where)
{
    JNIEnv *asked = NULL;
    jniNativeInterface *table = get_jni_table();
    say("%s: %s", (const char *)where, version_of(jni));
    if ((*assay_vm)->GetEnv(assay_vm, (void **)&asked, JNI_VERSION_1_6) != JNI_OK || asked == NULL)
        broken("GetEnv failed on an attached thread");
    say("by GetEnv: %s", version_of(asked));
    say("in the table: %s", table->GetVersion == our_version ? "ours" : "the JVM's");
    release(table);
}

static void JNICALL say_in_agent_thread(jvmtiEnv *env, JNIEnv *jni, void *where)
{
    say_version_here(jni, where);
}

static void observe(JNIEnv *jni, jobject subject)
{
    jniNativeInterface *table = get_jni_table();
    table->GetVersion = our_version;
    set_jni_table(table);
    release(table);
    run_attached("attached", NULL, false, say_version_here, "attached");
    run_attached("daemon", NULL, true, say_version_here, "attached as a daemon");
    run_attached(NULL, NULL, true, say_version_here, "without a name");
    await_end(start_agent_thread(jni, "agent thread", say_in_agent_thread, "agent thread"));
}

TEST(.probe = observe);
