#!/bin/sh
# SPDX-License-Identifier: Apache-2.0
#
# usage: sbatch --array=0-$((JDKS * SHARDS - 1)) slurm.sh OUT SHARDS JDK...
#
# A job array: a task for each part of the tests on each JDK. OUT is a directory that all nodes
# share. Slurm begins a task again when its node was lost (--requeue). Afterwards: merge.sh OUT.
#SBATCH --job-name=assay
#SBATCH --requeue
#SBATCH --cpus-per-task=2
set -eu
out=$1
shards=$2
shift 2
task=$SLURM_ARRAY_TASK_ID
shift "$((task / shards))"
# Slurm runs a copy of this file; the other scripts are where it was submitted, or in $ASSAY_CLUSTER.
exec sh "${ASSAY_CLUSTER:-$SLURM_SUBMIT_DIR}/shard.sh" "$out" "$shards" "$((task % shards))" "$1" \
    -j "${SLURM_CPUS_PER_TASK:-2}"
