/* SPDX-License-Identifier: Apache-2.0 */

/*
 * runner/certify/: certificates of JVMs.
 * The runs, the verdict over all of them, and the dossier and its check.
 */

/* A certification: the suite in several runs on a JVM under each configuration of its profile,
 * the verdict, and a dossier (docs/certificates.md). */
#ifndef ASSAY_CERTIFY_CERTIFICATION_H
#define ASSAY_CERTIFY_CERTIFICATION_H

#include <jansson.h>
#include <stdbool.h>

#include "base/text.h"
#include "run/session.h"
#include "vm/vm_find.h"

struct certification {
    /* What is asked for. */
    struct session session; /* of the whole suite; its config is the one below */
    struct run_config config;
    struct strings configurations, vm_args; /* those chosen, or none for all; for all of them */
    unsigned repeat;
    const char *profile;  /* the file of the VM's profile; or NULL for that of the suite */
    const char *out;      /* the dossier */
    const char *sign;     /* a key of ssh to sign the dossier with; or NULL */
    const char *issuer;   /* who issues the certificate; or NULL */
    struct strings waive; /* CAUSE or CAUSE=REASON: known deviations to waive */
    bool allow_modified;
    const struct vm_place *place;

    /* What becomes of it. */
    int lock;                   /* on the dossier, or -1 */
    struct vm vm;               /* as it is without a configuration */
    char *manifest;             /* the suite's files with their digests */
    struct strings differences; /* between them and the revision of the suite */
    struct strings must;        /* the tests that must pass */
    json_t *certificate;
    struct assessing *assessing; /* of the results so far */
};

/* Runs what is missing of it, and returns an exit status. */
int certification_run(struct certification *certification);

/* Its steps. The first begins the dossier, or continues one that was stopped: 0, or -1 after a
 * message. The second runs the plan under a configuration, the third writes the verdict and seals
 * the dossier: an exit status. */
int certification_begin(struct certification *certification);
int certification_configuration(struct certification *certification, const struct vm *vm);
int certification_conclude(struct certification *certification);

#endif
