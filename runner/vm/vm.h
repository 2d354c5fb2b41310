/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/vm/: the JVMs to test.
 * Where they are, what they report of themselves, and the configurations of their profiles.
 */

/* Step 3: a target JVM and what it reports about itself. */
#ifndef ASSAY_VM_VM_H
#define ASSAY_VM_VM_H

#include <stdbool.h>
#include <stddef.h>

#include "base/home.h"
#include "vm/port.h"

/* The least specification version that the tables know: to an earlier one no rule applies. */
#define VM_SPEC_MIN 8

struct machine;

struct vm {
    struct machine *machine; /* where it is; NULL for here. Of the caller */
    char *on;                /* as that was named: "ssh:board"; or NULL */
    char *home;              /* the JDK or JRE directory */
    char *mode;              /* another VM inside it, as in "zero"; NULL for the default */
    char *java;              /* absolute path of its launcher */
    char **vm_args;      /* --vm-arg arguments and those of the configuration, null-terminated */
    char *configuration; /* its name in the VM's profile; or NULL */
    struct port port;    /* what it needs if it is of another architecture than the runner */
    double start;        /* seconds from the start to the end of an empty program, measured once */

    char *name;                            /* java.vm.name */
    char *vendor;                          /* java.vm.vendor */
    char *version;                         /* java.vm.version */
    char *info;                            /* java.vm.info */
    char *arch;                            /* as os.arch has it: "amd64", "aarch64"; or "unknown" */
    int spec;                              /* specification version: 8, 11, 17, ... */
    int jvmti_version;                     /* as GetVersionNumber gives it */
    char *libjvm;                          /* path of the library that holds the JVM */
    char *libjvm_sha256;                   /* its digest */
    unsigned char onload_capabilities[16]; /* potential, as bits of jvmtiCapabilities */
    unsigned char live_capabilities[16];
    char **extension_functions; /* ids, null-terminated */
    char **extension_events;
    char *slug; /* name for files: "OpenJDK-64-Bit-Server-VM-17.0.15+6" */
};

/* Among the arguments of a JVM this word is replaced by the test's own library. A JVM that has it
 * there is not given the agent in another way: it has to load it in the live phase. */
#define VM_AGENT "{agent}"

/* The same for the argument of a test that begins so. */
#define VM_LATE "-Dassay.late="

/* Whether the JVM gets its agents in the live phase only, with these arguments of a test or NULL. */
bool vm_is_late(const struct vm *vm, const char *const *vm_args);

/* Whether its name is one of HotSpot's, whatever build, mode and release. */
bool vm_is_hotspot(const struct vm *vm);

/* Whether it can be given this argument of a test; a VM whose name is not known can. Those that
 * begin with -X are not standard: the tests have those of HotSpot, as well as those about the size
 * of the heap, which all VMs have. */
bool vm_takes(const struct vm *vm, const char *argument);

/* What it offers in the phase in which it gets its agents, with these arguments of a test or NULL: as
 * bits of jvmtiCapabilities. */
const unsigned char *vm_capabilities(const struct vm *vm, const char *const *vm_args);

/* Whether that has the capability of that name; usable as conditions.offers with the vm as
 * its target. */
bool vm_offers(const void *vm, const char *capability);

/* Whether it is of another architecture than the runner. */
bool vm_is_foreign(const struct vm *vm);

/* By what the time that a test has is multiplied: an emulator makes a JVM slower, and another machine
 * may be slower. */
double vm_patience(const struct vm *vm);

/* Name, version, architecture (of a foreign one) and configuration in one line. Allocated. */
char *vm_label(const struct vm *vm);

/* Makes the slug from the label. */
void vm_name_slug(struct vm *vm);

void vm_free(struct vm *vm);

#endif
