/* SPDX-License-Identifier: Apache-2.0 */
#include "environments.h"

TITLE("GetPotentialCapabilities includes in the live phase what was added in OnLoad, and nothing new.");

static jvmtiCapabilities all;

static void load(JavaVM *vm, char *options)
{
    all = potential_in(assay_env);
    must(AddCapabilities, &all);
}

static void init(JNIEnv *jni, jthread thread)
{
    jvmtiCapabilities held = possessed_by(assay_env), potential = potential_in(assay_env);
    jvmtiCapabilities lost = capabilities_without(&held, &potential),
                      fresh = capabilities_without(&potential, &all);
    say("all are still held: %s", truth(same_capabilities(&held, &all)));
    say("held, but not potential: [%s]", capability_names(&lost));
    say("potential in the live phase only: [%s]", capability_names(&fresh));
    potential = potential_in(new_environment());
    fresh = capabilities_without(&potential, &all);
    say("in a new environment: [%s]", capability_names(&fresh));
}

TEST(.load = load, .init = init);
